/** What a handler finds in its Hono context. */
export interface AppEnv {
  Bindings: {
    /** The visitor's IP address as the platform saw it, never what a header of the visitor claims. */
    clientAddress: string;
  };
  Variables: {
    /** Also in the answer's `X-Request-Id`. */
    requestId: string;
  };
}
