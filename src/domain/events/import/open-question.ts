// What a file leaves open. Nothing is guessed: whoever adds its events says what it means, once for all lines that say the same.

/** Something that only people know. */
export interface OpenQuestion {
  /** The same for all lines with the same question. */
  key: string;
  /** What is not clear, `Cena „-“`. */
  about: string;
  answers: readonly { value: string; label: string }[];
}

/** The chosen values, by the keys of their questions. */
export type Answers = ReadonlyMap<string, string>;

export const NO_ANSWERS: Answers = new Map();

/** The questions that nobody has answered yet. */
export function openAmong(questions: readonly OpenQuestion[], answers: Answers): OpenQuestion[] {
  return questions.filter(({ key }) => !answers.has(key));
}
