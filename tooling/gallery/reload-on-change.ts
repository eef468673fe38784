const pollMs = 1000;

const fetchPage = () => fetch(window.location.pathname, { cache: 'no-store' }).then((response) => response.text());

/** Reloads the page after each build: the names of its files contain their hashes. */
export function reloadOnChange(): void {
  let first: string | undefined;
  async function poll(): Promise<void> {
    // The server may be restarting.
    const page = await fetchPage().catch(() => undefined);
    first ??= page;
    if (page !== undefined && page !== first) window.location.reload();
    else setTimeout(() => void poll(), pollMs);
  }
  void poll();
}
