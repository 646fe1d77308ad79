/** `file` is below `content/`; `message` is a Slovak sentence. */
export interface ContentProblem {
  file: string;
  field: string | null;
  message: string;
}

/** `content/events/0007-jazz.md, pole start_date: napíšte skutočný dátum…` */
export function describeProblem(problem: ContentProblem): string {
  const field = problem.field === null ? '' : `, pole ${problem.field}`;
  return `content/${problem.file}${field}: ${problem.message}`;
}

export class ContentError extends Error {
  readonly problems: readonly ContentProblem[];

  constructor(problems: readonly ContentProblem[]) {
    super(
      `Obsah má chyby, web sa nezostaví:\n${problems.map((problem) => `  ${describeProblem(problem)}`).join('\n')}`,
    );
    this.name = 'ContentError';
    this.problems = problems;
  }
}
