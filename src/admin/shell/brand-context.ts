import { createContext } from 'react';

/** The house's name as the content says it. */
export const BrandContext = createContext('');
