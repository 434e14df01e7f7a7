import { Socket } from 'node:net';

/**
 * A socket that sends what is written in one turn of the event loop in one piece: statements that do
 * not wait for one another cost one call to the system and one packet.
 */
export function batchingSocket(): Socket {
  const socket = new Socket();
  let isHeld = false;
  function hold(): void {
    if (isHeld) return;
    isHeld = true;
    socket.cork();
    setImmediate(() => {
      isHeld = false;
      socket.uncork();
    });
  }
  const write = socket.write.bind(socket) as (...written: unknown[]) => boolean;
  // Not before: `connect` puts a socket's own `write` back.
  socket.once('connect', () => {
    socket.write = (...written: unknown[]) => {
      hold();
      return write(...written);
    };
  });
  return socket;
}
