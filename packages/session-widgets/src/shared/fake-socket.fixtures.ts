/** The sockets that were opened, each with what it was sent. */
export const sockets: FakeSocket[] = [];

/** A `WebSocket` that the test opens and responds to. */
export class FakeSocket {
  protocol = "hotseat.pad.1";
  isClosed = false;
  readonly bufferedAmount = 0;
  readonly sent: string[] = [];
  onopen = () => undefined;
  onmessage = (_event: { data: string }) => undefined;
  onclose = () => undefined;
  constructor() {
    sockets.push(this);
  }
  send(text: string): void {
    this.sent.push(text);
  }
  close(): void {
    this.isClosed = true;
  }
  say(message: object): void {
    this.onmessage({ data: JSON.stringify(message) });
  }
}
