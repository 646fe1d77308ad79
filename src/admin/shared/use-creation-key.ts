import { useRef } from 'react';

/** Names what is to be made by its fields, so that sent again after a lost answer it is made once, and changed it is another. */
export function useCreationKey(): (fields: object) => string {
  const key = useRef({ of: '', value: '' });
  return (fields) => {
    const of = JSON.stringify(fields);
    if (key.current.of !== of) key.current = { of, value: crypto.randomUUID() };
    return key.current.value;
  };
}
