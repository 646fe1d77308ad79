/** The site's own not-found page with status 404; where it comes from depends on the host. */
export type NotFoundPage = (request: Request) => Promise<Response>;
