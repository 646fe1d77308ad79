import { z } from 'zod';
import { line } from './fields.ts';

const item = z.strictObject({ question: line(200), answer: line(1200) });

/** `content/faq.json`: questions and answers of the contact page. */
export const faqSchema = z.array(item);
export type FaqItem = z.infer<typeof item>;
