import { useEffect, useState } from 'react';
import { reasonOf, tokenOfPage } from '../mailed-link.ts';

export type TokenCall<Name extends string> =
  | { state: 'none' }
  /** The address holds no token. */
  | { state: 'missing' }
  | { state: 'sending'; call: Name }
  | { state: 'done'; call: Name; message: string }
  /** `mayPass`: not the token's fault, so that it is worth another try. */
  | { state: 'failed'; call: Name; message: string; mayPass: boolean };

/**
 * The calls a mailed link can make, one at a time, with the token of the page's address: `/newsletter/{page}/{token}`.
 * Without a token it says so as soon as the page comes alive, and calls nothing.
 */
export function useTokenCall<Name extends string>(calls: Readonly<Record<Name, (token: string) => Promise<string>>>) {
  const [result, setResult] = useState<TokenCall<Name>>({ state: 'none' });
  useEffect(() => {
    if (tokenOfPage() === '') setResult({ state: 'missing' });
  }, []);

  async function run(call: Name) {
    const token = tokenOfPage();
    if (token === '') return;
    setResult({ state: 'sending', call });
    const next = await calls[call](token).then(
      (message) => ({ state: 'done', call, message }) as const,
      (error) => ({ state: 'failed', call, ...reasonOf(error) }) as const,
    );
    setResult(next);
  }

  return { result, run };
}
