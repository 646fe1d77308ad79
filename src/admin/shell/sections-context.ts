import { createContext } from 'react';
import type { Section } from './section.ts';

/** The sections there are, for what lists them: they themselves must not know of each other. */
export const SectionsContext = createContext<readonly Section[]>([]);
