//! Fewer pixels for a picture: each is the mean of what it covers, and what it covers in part counts in part. Nothing
//! is held beside the two pictures but two lines, whatever their shape.

use image::{DynamicImage, GrayImage, RgbImage, RgbaImage};

/// The picture with so many pixels, which are no more than it has in either direction. `None` for a picture of more
/// than one byte a channel.
pub(super) fn shrink(picture: &DynamicImage, width: u32, height: u32) -> Option<DynamicImage> {
    let from = (picture.width(), picture.height());
    let to = (width, height);
    Some(match picture {
        DynamicImage::ImageLuma8(pixels) => {
            GrayImage::from_raw(width, height, means::<1>(pixels, from, to))?.into()
        }
        DynamicImage::ImageRgb8(pixels) => {
            RgbImage::from_raw(width, height, means::<3>(pixels, from, to))?.into()
        }
        DynamicImage::ImageRgba8(pixels) => {
            RgbaImage::from_raw(width, height, means::<4>(pixels, from, to))?.into()
        }
        _ => return None,
    })
}

/// Where a line or column goes: into one new one, and beyond its end into the next.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Share {
    target: usize,
    within: f32,
    beyond: f32,
}

/// The shares of each new line or column add up to one.
fn shares(from: u32, to: u32) -> Vec<Share> {
    let length = f64::from(to) / f64::from(from);
    let last = f64::from(to.saturating_sub(1));
    // Where one ends, the next begins, to the last bit: else a line could be finished twice.
    let ends = (1..=from).map(|end| f64::from(end) * length);
    let mut start = 0.0_f64;
    ends.map(|end| {
        let target = start.floor().min(last);
        let beyond = if target < last {
            (end - target - 1.0).max(0.0)
        } else {
            0.0
        };
        let within = end - start - beyond;
        start = end;
        Share {
            target: target as usize,
            within: within as f32,
            beyond: beyond as f32,
        }
    })
    .collect()
}

/// The channels of the new pixels.
fn means<const C: usize>(pixels: &[u8], from: (u32, u32), to: (u32, u32)) -> Vec<u8> {
    let (columns, lines) = (shares(from.0, to.0), shares(from.1, to.1));
    let new_line = to.0 as usize * C;
    let mut made = Vec::with_capacity(new_line * to.1 as usize);
    let mut line = vec![0.0; new_line];
    let mut sum = vec![0.0; new_line];
    let mut at = 0;
    for (old, share) in pixels.chunks_exact(from.0 as usize * C).zip(lines) {
        if share.target != at {
            finish::<C>(&mut sum, &mut made);
            at = share.target;
        }
        reduce::<C>(old, &columns, &mut line);
        add(&mut sum, &line, share.within);
        if share.beyond > 0.0 {
            finish::<C>(&mut sum, &mut made);
            at += 1;
            add(&mut sum, &line, share.beyond);
        }
    }
    finish::<C>(&mut sum, &mut made);
    made
}

/// The means of a line along itself.
fn reduce<const C: usize>(old: &[u8], columns: &[Share], line: &mut [f32]) {
    line.fill(0.0);
    for (pixel, share) in old.chunks_exact(C).zip(columns) {
        let pixel = weighed::<C>(pixel);
        let targets = line.get_mut(share.target * C..).unwrap_or_default();
        for (sum, channel) in targets.iter_mut().zip(pixel) {
            *sum += channel * share.within;
        }
        if share.beyond > 0.0 {
            for (sum, channel) in targets.iter_mut().skip(C).zip(pixel) {
                *sum += channel * share.beyond;
            }
        }
    }
}

fn add(sum: &mut [f32], line: &[f32], weight: f32) {
    for (sum, channel) in sum.iter_mut().zip(line) {
        *sum += channel * weight;
    }
}

/// The channels of a pixel. A colour counts as far as it can be seen.
fn weighed<const C: usize>(pixel: &[u8]) -> [f32; C] {
    let mut channels = [0.0; C];
    for (channel, byte) in channels.iter_mut().zip(pixel) {
        *channel = f32::from(*byte);
    }
    if let [red, green, blue, opacity] = channels.as_mut_slice() {
        for colour in [red, green, blue] {
            *colour *= *opacity / 255.0;
        }
    }
    channels
}

/// Writes a new line, and begins another one.
fn finish<const C: usize>(sum: &mut [f32], made: &mut Vec<u8>) {
    for pixel in sum.chunks_exact_mut(C) {
        if let [red, green, blue, opacity] = pixel
            && *opacity > 0.0
        {
            for colour in [red, green, blue] {
                *colour *= 255.0 / *opacity;
            }
        }
        // Numbers beyond the range of a byte stop at its ends.
        made.extend(pixel.iter().map(|channel| channel.round() as u8));
    }
    sum.fill(0.0);
}

#[cfg(test)]
mod tests;
