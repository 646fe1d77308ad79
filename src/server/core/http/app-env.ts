export interface AppEnv {
  Bindings: {
    /** As the platform saw it, never as the visitor's headers claim it. */
    clientAddress: string;
  };
  Variables: {
    requestId: string;
  };
}

export type NotFoundPage = (request: Request) => Promise<Response>;
