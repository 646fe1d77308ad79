import { Button, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { TilePattern } from '../../../components/shapes/TilePattern.tsx';
import '../../../styles/shapes.css';
import { LOOK } from '../../../domain/kinds/look.ts';
import {
  COLOUR_WORDS,
  COLOURS,
  type ColourName,
  LEAST_CONTRAST,
  PALETTE,
  pairsOf,
  ratioInWords,
  variablesOf,
} from '../../../domain/look/palette.ts';
import { fieldOf } from '../../entries/form-values.ts';
import { FormPicture } from '../../media/FormPicture.tsx';
import { FormPart } from '../../shared/form-parts.tsx';
import { settingPage } from '../kind.tsx';
import fields from '../shared/fields.module.css';
import styles from './LookPage.module.css';
import { LOOK_FORM, type LookValues } from './look-values.ts';

const NAMES = LOOK.fieldNames;
const field = fieldOf(NAMES);

export const LookPage = settingPage(LOOK_FORM, LookFields, LookPreview);

function LookFields({ form }: { form: UseFormReturnType<LookValues> }) {
  return (
    <>
      <FormPart title="Logo a&nbsp;ikona">
        <FormPicture
          form={form}
          path="logo"
          label={NAMES.logo}
          description="Vedľa názvu v&nbsp;hlavičke a&nbsp;pätičke. Najlepšie štvorec na priehľadnom pozadí; bez neho je tam znak z&nbsp;farebných tvarov."
          isOptional
          isLogo
        />
        <FormPicture
          form={form}
          path="favicon"
          label={NAMES.favicon}
          description="Malý štvorec na karte prehliadača a&nbsp;na ploche telefónu. Bez nej tam je logo."
          isOptional
          isLogo
        />
        <FormPicture
          form={form}
          path="share"
          label={NAMES.share}
          description="Ukážu ho sociálne siete pri odkazoch na web. Najlepšie 1200 × 630 bodov."
          isOptional
        />
      </FormPart>
      <FormPart title={NAMES.colours}>
        <p className={fields.hint}>
          Farby stránok pre návštevníkov, e-mailov a&nbsp;archívu prehľadov. Vzory sa z&nbsp;nich skladajú samy.
        </p>
        <div className={fields.pair}>
          {COLOURS.map((name) => (
            <TextInput key={name} {...field(form, `colours.${name}`)} type="color" description={USES[name]} />
          ))}
        </div>
        <Readability colours={form.values.colours} />
        <div>
          <Button onClick={() => form.setFieldValue('colours', { ...PALETTE })}>Vrátiť pôvodné farby</Button>
        </div>
      </FormPart>
    </>
  );
}

const USES: Readonly<Record<ColourName, string>> = {
  paper: 'Pozadie stránok',
  ink: 'Text, čiary a\u00a0pätička',
  red: 'Hlavné tlačidlá a\u00a0to, čo má vyniknúť',
  mustard: 'Plochy za formulárom, história',
  green: 'Plochy za odberom prehľadu, tím, e-maily',
  blue: 'Plocha za cestou k\u00a0vám, chýbajúce obrázky',
};

function Readability({ colours }: Pick<LookValues, 'colours'>) {
  return (
    <ul aria-label="Čitateľnosť">
      {pairsOf(colours).map(({ text, ground, ratio }) => (
        <li key={`${text} ${ground}`}>
          {COLOUR_WORDS[text]} na farbe {COLOUR_WORDS[ground]}: {ratioInWords(ratio)},{' '}
          {ratio < LEAST_CONTRAST ? (
            <strong>málo, treba aspoň {ratioInWords(LEAST_CONTRAST)}</strong>
          ) : (
            'v\u00a0poriadku'
          )}
        </li>
      ))}
    </ul>
  );
}

function LookPreview({ values }: { values: LookValues }) {
  return (
    <div className={styles.sheet} style={variablesOf(values.colours)}>
      <h2 className="display">Večer pre celú dolinu</h2>
      <p>Text stránky je na papieri, dôležité slová sú jasné.</p>
      <p className={styles.pale}>Drobné údaje sú svetlejšie.</p>
      <p>
        <span className="button button--red">Hlavné tlačidlo</span>
      </p>
      <p className={styles.mustard}>Plocha za formulárom</p>
      <p className={styles.blue}>Plocha za cestou k&nbsp;vám</p>
      <p className={styles.green}>Plocha za odberom prehľadu</p>
      <TilePattern className={styles.pattern} seed={12} columns={8} rows={1} />
    </div>
  );
}
