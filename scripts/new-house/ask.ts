import { createInterface } from 'node:readline/promises';
import { complaintAbout, HouseError, QUESTIONS, type Question } from './answers.ts';

const ENDED = 'Bez odpovedí sme skončili, nič sme nezapísali.';

/** @throws HouseError when the terminal ends early, and on Ctrl+C */
export async function askAll(): Promise<Record<string, unknown>> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout, prompt: '> ' });
  // `question` would lose lines that come too early.
  const lines = terminal[Symbol.asyncIterator]();
  let isClosed = false;
  terminal.once('close', () => {
    isClosed = true;
  });

  async function nextLine(): Promise<string> {
    // Piped input may have ended while its lines still wait.
    if (!isClosed) terminal.prompt();
    const line = await lines.next();
    if (line.done) throw new HouseError(ENDED);
    return line.value.trim();
  }

  async function rightLine(question: Question, mayBeEmpty: boolean): Promise<string> {
    for (;;) {
      const text = await nextLine();
      if (text === '' && mayBeEmpty) return text;
      const complaint = complaintAbout(question, text);
      if (complaint === null) return text;
      console.log(complaint);
    }
  }

  async function answerTo(question: Question): Promise<string | string[] | undefined> {
    if (!question.isList) return (await rightLine(question, question.isOptional ?? false)) || undefined;
    const answers: string[] = [];
    for (;;) {
      const text = await rightLine(question, answers.length > 0);
      if (text === '') return answers;
      answers.push(text);
    }
  }

  try {
    const given: Record<string, unknown> = {};
    for (const question of QUESTIONS) {
      const { name, label, why, isList, isOptional } = question;
      const how = isList ? ' Prázdny riadok zoznam ukončí.' : isOptional ? ' Ak neviete, stlačte Enter.' : '';
      console.log(`\n${label}. ${why}${how}`);
      const answer = await answerTo(question);
      if (answer !== undefined) given[name] = answer;
    }
    return given;
  } finally {
    terminal.close();
  }
}
