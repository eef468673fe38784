import { renderPage, type PageOptions } from '../../testing/render-page';

export const statusCall = 'GET connection';

/** Renders a page whose site responds with the connection status of its initial state. */
export function openConnection(options: PageOptions = {}) {
  const page = renderPage(options);
  const state = () => page.connection.state.current;
  const respondWithStatus = (change: object) =>
    page.network.respond(statusCall, { ...page.services.site.initial.connectionStatus, ...change });
  respondWithStatus({});
  page.network.respond('GET connection/url', 'https://provider.example/connect');
  return { ...page, state, respondWithStatus };
}
