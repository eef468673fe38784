/** The streams of server-sent events that are open, as a browser has them. */
export class FakeEventSource extends EventTarget {
  static readonly opened: FakeEventSource[] = [];
  private isOpen = true;

  constructor(readonly url: string) {
    super();
    FakeEventSource.opened.push(this);
  }

  static get open(): FakeEventSource[] {
    return FakeEventSource.opened.filter(({ isOpen }) => isOpen);
  }

  /** Replaces the browser's class until the end of the test file. */
  static install(): void {
    FakeEventSource.opened.splice(0);
    Object.assign(globalThis, { EventSource: FakeEventSource });
  }

  connect(): void {
    this.dispatchEvent(new Event('open'));
  }

  send(event: string, data: string | number): void {
    this.dispatchEvent(new MessageEvent(event, { data: String(data) }));
  }

  /** Fails as after a lost connection or an error of the server. */
  fail(): void {
    this.dispatchEvent(new Event('error'));
  }

  close(): void {
    this.isOpen = false;
  }
}
