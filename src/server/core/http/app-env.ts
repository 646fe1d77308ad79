export interface AppEnv {
  Bindings: {
    /** The visitor's IP address as the platform saw it, never as the visitor's headers claim it. */
    clientAddress: string;
  };
  Variables: {
    /** The id in the answer's `X-Request-Id`. */
    requestId: string;
  };
}

/** Answers with the site's own not-found page and status 404. Netlify and the self-host find it in different places. */
export type NotFoundPage = (request: Request) => Promise<Response>;
