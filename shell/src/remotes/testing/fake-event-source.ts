/** The streams of server-sent events that are open, as a browser has them. */
export class FakeEventSource extends EventTarget {
  static readonly CLOSED = 2;
  static readonly opened: FakeEventSource[] = [];
  readyState = 0;

  constructor(readonly url: string) {
    super();
    FakeEventSource.opened.push(this);
  }

  static get open(): FakeEventSource[] {
    return FakeEventSource.opened.filter(({ readyState }) => readyState !== FakeEventSource.CLOSED);
  }

  /** Replaces the browser's class until the end of the test. */
  static install(): void {
    FakeEventSource.opened.splice(0);
    Object.assign(globalThis, { EventSource: FakeEventSource });
  }

  send(revision: number): void {
    this.readyState = 1;
    this.dispatchEvent(new MessageEvent('revision', { data: String(revision) }));
  }

  /** Fails as after a lost connection, which the browser opens again, or as after an error of the server, which is final. */
  fail(isFinal = false): void {
    this.readyState = isFinal ? FakeEventSource.CLOSED : 0;
    this.dispatchEvent(new Event('error'));
  }

  close(): void {
    this.readyState = FakeEventSource.CLOSED;
  }
}
