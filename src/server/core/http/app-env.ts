export interface AppEnv {
  Bindings: {
    /** As the platform saw it, whatever the visitor's headers claim. */
    clientAddress: string;
  };
  Variables: {
    requestId: string;
  };
}

export type NotFoundPage = (request: Request) => Promise<Response>;
