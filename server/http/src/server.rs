//! A listening server: started on a workspace, stopped without losing what it has acknowledged.

use std::io;
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use dropshot::{
    ApiDescription, ApiEndpoint, ApiEndpointVersions, BuildError, CONTENT_TYPE_JSON,
    ConfigDropshot, HandlerTaskMode, HttpServer, ServerBuilder, VersionPolicy,
};
use rolltop_workspace::Workspace;
use rolltop_workspace::clock::Clock;
use slog::{Logger, info, warn};

use crate::config::{DEFAULT_BIND, ServerConfig};
use crate::endpoints;
use crate::logging;
use crate::pipeline::{self, App, BadApi, Context, Edge, METHODS, Routes};
use crate::tls::TlsFiles;
use crate::v1;

/// A running server.
pub struct Server {
    http: HttpServer<Context>,
    app: Context,
}

impl Server {
    /// Starts to listen. Must be called within a runtime.
    ///
    /// # Errors
    /// A sentence for the operator.
    pub fn start(
        config: &ServerConfig,
        workspace: Arc<Workspace>,
        clock: Arc<dyn Clock>,
        log: &Logger,
    ) -> Result<Self, String> {
        let (routes, catch_all) = apis().map_err(|error| error.to_string())?;
        let app = Arc::new(App::new(config, workspace, clock, log.clone(), routes));
        let tls = config.tls.as_ref().map(TlsFiles::load).transpose()?;
        // What the last run had no time for.
        app.clean_up_attachments();
        app.workspace.start_erasing();
        let edge = Edge(Arc::clone(&app));
        let shared = Arc::clone(&app);
        let http = ServerBuilder::new(catch_all, shared, logging::for_dropshot(log))
            .config(ConfigDropshot {
                bind_address: config.bind,
                // A read without a waiting client is not worth finishing; mutations have a task of their own.
                default_handler_task_mode: HandlerTaskMode::CancelOnDisconnect,
                ..ConfigDropshot::default()
            })
            .tls(tls)
            .version_policy(VersionPolicy::Dynamic(Box::new(edge)))
            .start()
            .map_err(|error| match error {
                BuildError::BindError { address, error } => unbound(address, &error),
                other => format!("the HTTP server does not start: {other}"),
            })?;
        Ok(Self { http, app })
    }

    /// Stops the search for programs behind requests.
    #[cfg(feature = "testing")]
    pub(crate) fn stop_program_lookups(&self) {
        self.app.program_lookup.forget_permits(usize::MAX);
    }

    /// How many answers are being computed or sent.
    #[cfg(feature = "testing")]
    pub(crate) fn answers_under_way(&self) -> usize {
        self.app.under_way.count()
    }

    /// Where it listens.
    pub fn address(&self) -> SocketAddr {
        self.http.local_addr()
    }

    /// Where it is reached.
    pub fn url(&self) -> String {
        let scheme = if self.http.using_tls() {
            "https"
        } else {
            "http"
        };
        format!("{scheme}://{}", self.address())
    }

    /// Stops: takes no new connection, lets what has begun come to its end, and gives up after `patience`. Requests of
    /// which a part is still to come are not waited for that long. What was acknowledged is on disk long before.
    pub async fn stop(self, patience: Duration) {
        let Self { http, app } = self;
        let log = &app.log;
        // The stop does not wait for streams to end, nor for their clients to read the last event.
        app.workspace.end_streams();
        let drained = tokio::time::timeout(patience, async {
            let closed = tokio::select! {
                closed = http.close() => closed,
                () = app.under_way.nothing_left() => Ok(()),
            };
            app.mutations.close();
            app.mutations.wait().await;
            closed
        });
        match drained.await {
            Ok(Ok(())) => info!(log, "stopped"),
            Ok(Err(error)) => warn!(log, "stopped"; "error" => error),
            Err(_) => {
                warn!(log, "stopped with unfinished requests"; "patience_s" => patience.as_secs())
            }
        }
    }
}

/// Why the server cannot listen there, and what helps.
pub(crate) fn unbound(address: SocketAddr, error: &io::Error) -> String {
    match error.kind() {
        io::ErrorKind::AddrInUse => format!(
            "{address} is in use by another program: stop it, or choose another address with --listen"
        ),
        io::ErrorKind::AddrNotAvailable => format!(
            "{} is not an address of this machine: choose one with --listen, such as {DEFAULT_BIND}",
            address.ip()
        ),
        io::ErrorKind::PermissionDenied => format!(
            "this user may not listen on {address}: choose a port from 1024 on with --listen"
        ),
        _ => format!("cannot listen on {address} ({error}): choose another address with --listen"),
    }
}

/// The endpoints by route, and the one endpoint for all paths that Dropshot has.
fn apis() -> Result<(Routes, ApiDescription<Context>), BadApi> {
    let (mut api, description) = endpoints::all()?;
    api.extend(v1::all()?);
    let routes = Routes::new(api, description)?;
    let mut catch_all = ApiDescription::new();
    for method in METHODS {
        let endpoint = ApiEndpoint::new(
            format!("any_{method}"),
            pipeline::serve,
            method.clone(),
            CONTENT_TYPE_JSON,
            "/{path:.*}",
            ApiEndpointVersions::All,
        );
        catch_all.register(endpoint.visible(false))?;
    }
    Ok((routes, catch_all))
}
