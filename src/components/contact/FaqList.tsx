import type { FaqItem } from '../../domain/content/settings.ts';
import './FaqList.css';

export function FaqList({ items }: { items: readonly FaqItem[] }) {
  return (
    <div className="faq-list" data-faq="">
      {items.map(({ question, answer }, index) => {
        const id = `odpoved-${index + 1}`;
        return (
          <div key={id}>
            <h3>
              <button type="button" aria-expanded="true" aria-controls={id}>
                <span>{question}</span>
                <svg className="plus" viewBox="0 0 24 24" aria-hidden="true">
                  <path d="M4 12h16" />
                  <path d="M12 4v16" />
                </svg>
              </button>
            </h3>
            <div className="faq-list-answer" id={id}>
              <p>{answer}</p>
            </div>
          </div>
        );
      })}
    </div>
  );
}
