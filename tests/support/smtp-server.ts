// A mail server that takes every mail and keeps it: as much of SMTP (RFC 5321) as a client without login uses.
import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';

export interface SmtpDelivery {
  from: string;
  to: string[];
  /** The message as it came over the wire, with the dots of the protocol taken out. */
  message: string;
}

export interface SmtpServer {
  url: string;
  deliveries: SmtpDelivery[];
  /** What RCPT is answered from now on; undefined: it is taken. */
  refuseRecipient(reply: string | undefined): void;
  /** Takes no more connections. */
  close(): Promise<void>;
}

interface Session {
  delivery: SmtpDelivery;
  isInData: boolean;
}

const UNDERSTOOD = new Set(['MAIL', 'RCPT', 'RSET', 'NOOP']);
const emptyDelivery = (): SmtpDelivery => ({ from: '', to: [], message: '' });
const addressIn = (line: string) => /<(.*?)>/.exec(line)?.[1] ?? '';

export async function startSmtpServer(): Promise<SmtpServer> {
  const deliveries: SmtpDelivery[] = [];
  const sockets = new Set<Socket>();
  let refusal: string | undefined;

  function answerCommand(session: Session, line: string): string {
    const verb = line.slice(0, 4).toUpperCase();
    if (verb === 'EHLO') return '250-mail.example\r\n250-8BITMIME\r\n250 SMTPUTF8';
    if (verb === 'MAIL') session.delivery.from = addressIn(line);
    if (verb === 'RCPT') {
      if (refusal !== undefined) return refusal;
      session.delivery.to.push(addressIn(line));
    }
    if (verb === 'DATA') {
      session.isInData = true;
      return '354 go on';
    }
    if (verb === 'QUIT') return '221 bye';
    return UNDERSTOOD.has(verb) ? '250 ok' : '502 not understood';
  }

  /** @returns the reply, or null while the message goes on */
  function takeLine(session: Session, line: string): string | null {
    if (!session.isInData) return answerCommand(session, line);
    if (line !== '.') {
      session.delivery.message += `${line.replace(/^\./, '')}\r\n`;
      return null;
    }
    deliveries.push(session.delivery);
    session.delivery = emptyDelivery();
    session.isInData = false;
    return '250 taken';
  }

  const server = createServer((socket) => {
    const session: Session = { delivery: emptyDelivery(), isInData: false };
    let rest = '';
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    socket.on('error', () => {});
    socket.setEncoding('utf8');
    socket.write('220 mail.example\r\n');
    socket.on('data', (chunk: string) => {
      const lines = `${rest}${chunk}`.split('\r\n');
      rest = lines.pop() ?? '';
      for (const line of lines) {
        const reply = takeLine(session, line);
        if (reply !== null) socket.write(`${reply}\r\n`);
      }
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    deliveries,
    refuseRecipient(reply) {
      refusal = reply;
    },
    async close() {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}
