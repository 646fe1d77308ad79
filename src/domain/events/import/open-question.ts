// Nothing is guessed: one answer counts for all lines that say the same.

export interface OpenQuestion {
  key: string;
  about: string;
  answers: readonly { value: string; label: string }[];
}

export type Answers = ReadonlyMap<string, string>;

export const NO_ANSWERS: Answers = new Map();

export function openAmong(questions: readonly OpenQuestion[], answers: Answers): OpenQuestion[] {
  return questions.filter(({ key }) => !answers.has(key));
}
