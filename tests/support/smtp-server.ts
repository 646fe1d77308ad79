// Speaks SMTP (RFC 5321) without login.
import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';

export interface SmtpDelivery {
  from: string;
  to: string[];
  /** Without the protocol's extra dots. */
  message: string;
}

export interface SmtpServer {
  url: string;
  deliveries: SmtpDelivery[];
  /** Answers RCPT; `undefined` accepts again. */
  refuseRecipient(reply: string | undefined, address?: string): void;
  /** Answers MAIL FROM. */
  refuseSender(reply: string): void;
  /** Hangs up after the text of the mail. */
  hangUpOn(address: string, when: 'before-taking' | 'after-taking'): void;
  close(): Promise<void>;
}

interface Session {
  delivery: SmtpDelivery;
  isInData: boolean;
}

const UNDERSTOOD = new Set(['MAIL', 'RCPT', 'RSET', 'NOOP']);
const HANG_UP = 'hang-up';
const emptyDelivery = (): SmtpDelivery => ({ from: '', to: [], message: '' });
const addressIn = (line: string) => /<(.*?)>/.exec(line)?.[1] ?? '';

export async function startSmtpServer(): Promise<SmtpServer> {
  const deliveries: SmtpDelivery[] = [];
  const sockets = new Set<Socket>();
  let refusal: { reply: string; address: string | undefined } | undefined;
  let senderRefusal: string | undefined;
  let hangUp: { address: string; when: 'before-taking' | 'after-taking' } | undefined;

  function answerCommand(session: Session, line: string): string {
    const verb = line.slice(0, 4).toUpperCase();
    if (verb === 'EHLO') return '250-mail.example\r\n250-8BITMIME\r\n250 SMTPUTF8';
    if (verb === 'MAIL') {
      if (senderRefusal !== undefined) return senderRefusal;
      session.delivery.from = addressIn(line);
    }
    if (verb === 'RCPT') {
      const { reply, address = addressIn(line) } = refusal ?? {};
      if (reply !== undefined && address === addressIn(line)) return reply;
      session.delivery.to.push(addressIn(line));
    }
    if (verb === 'DATA') {
      session.isInData = true;
      return '354 go on';
    }
    if (verb === 'QUIT') return '221 bye';
    return UNDERSTOOD.has(verb) ? '250 ok' : '502 not understood';
  }

  /** Null: the message goes on. */
  function takeLine(session: Session, line: string): string | null {
    if (!session.isInData) return answerCommand(session, line);
    if (line !== '.') {
      session.delivery.message += `${line.replace(/^\./, '')}\r\n`;
      return null;
    }
    const isCutOff = hangUp !== undefined && session.delivery.to.includes(hangUp.address);
    if (!isCutOff || hangUp?.when === 'after-taking') deliveries.push(session.delivery);
    session.delivery = emptyDelivery();
    session.isInData = false;
    return isCutOff ? HANG_UP : '250 taken';
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
        if (reply === HANG_UP) socket.destroy();
        else if (reply !== null) socket.write(`${reply}\r\n`);
      }
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    deliveries,
    refuseRecipient(reply, address) {
      refusal = reply === undefined ? undefined : { reply, address };
    },
    refuseSender(reply) {
      senderRefusal = reply;
    },
    hangUpOn(address, when) {
      hangUp = { address, when };
    },
    async close() {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}
