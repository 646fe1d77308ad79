import { refuseEmailChange } from '../../api/auth.ts';
import css from './auth.module.css';
import { LinkForm } from './LinkForm.tsx';

export function EmailChangeRefusal({ supportEmail }: { supportEmail: string }) {
  const support = <a href={`mailto:${supportEmail}`}>{supportEmail}</a>;
  return (
    <LinkForm
      isWhole={isWhole}
      action="To som nebol ja"
      underWay="Rušíme zmenu…"
      send={() => refuseEmailChange(linkOfPage())}
      lead={
        <p className={`stack ${css.step}`}>
          Ak ste o&nbsp;zmenu nežiadali vy, zrušte ju tlačidlom. Účet zostane pri adrese, na ktorú prišla naša správa.
        </p>
      }
      afterDone={
        <div className={`stack ${css.step}`}>
          <p>
            Niekto bol prihlásený vo vašom účte. Hneď si preto nastavte nové heslo, všetky prihlásenia sa tým ukončia,
            a&nbsp;dajte nám vedieť: {support}.
          </p>
          <a className="button button--red" href="/forgot-password">
            Nastaviť nové heslo
          </a>
        </div>
      }
      afterOver={
        <p>
          Zmena je už zrušená, vypršala, alebo ju niekto potvrdil. Skúste sa <a href="/login">prihlásiť</a>; ak to
          nejde, napíšte nám: {support}.
        </p>
      }
    >
      {() => null}
    </LinkForm>
  );
}

function linkOfPage(): { id: string; hash: string } {
  const [, , id = '', hash = ''] = location.pathname.split('/');
  return { id, hash };
}

const isWhole = () => linkOfPage().hash !== '';
