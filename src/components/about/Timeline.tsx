import type { Milestone } from '../../domain/content/settings.ts';
import { StoragePicture } from '../StoragePicture.tsx';
import './Timeline.css';

const COLOURS = ['red', 'paper', 'green', 'blue'];

interface Props {
  milestones: readonly Milestone[];
  stripId?: string;
}

export function Timeline({ milestones, stripId }: Props) {
  return (
    <div className="timeline">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard */}
      {/* biome-ignore lint/a11y/useSemanticElements: nothing in it is a field of a form */}
      <div id={stripId} className="timeline-strip" tabIndex={0} role="group" aria-label="Časová os">
        {/* biome-ignore lint/a11y/noRedundantRoles: brings back what list-style: none takes away in Safari */}
        <ol role="list">
          {milestones.map(({ year, title, text, image }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: one year may have two, and nothing in them has a state
            <li key={index} className={`timeline-stop timeline-stop--${COLOURS[index % COLOURS.length]}`}>
              <p className="timeline-year display">{year}</p>
              <div className="timeline-picture">
                {image !== undefined && <StoragePicture {...image} sizes="26rem" fallback="about" />}
              </div>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </div>
    </div>
  );
}
