import Download from 'lucide-react/icons/download';
import Printer from 'lucide-react/icons/printer';
import { type FormEvent, use, useState } from 'react';
import {
  type LabelFormat,
  labelFormats,
  type LabelFormatName,
  labelsOnSheet,
} from '#domain/letters/label-formats.ts';
import { labelSheets } from '#domain/letters/label-sheets.ts';
import { type Letter, type Letters, withCodes } from '#domain/letters/letter.ts';
import { Alert } from '../../ui/alert/alert.tsx';
import { Button } from '../../ui/button/button.tsx';
import { TextField } from '../../ui/field/field.tsx';
import { SelectField } from '../../ui/field/select-field.tsx';
import { Sheet } from '../../ui/sheet/sheet.tsx';
import * as sheetForm from '../../ui/sheet/sheet-form.css.ts';
import { attempt } from '../../ui/snackbar/attempt.ts';
import { Switch } from '../../ui/switch/switch.tsx';
import { grouped } from '../../ui/time.ts';
import type { RegisterView, Written } from '../register-view.ts';
import { FirstSheet } from './first-sheet.tsx';
import * as css from './letters.css.ts';
import type { ReadLetters } from './read-letters.ts';
import { downloadLetters, printLabels } from './take-letters.tsx';

const formats = Object.entries(labelFormats).map(([value, { name }]) => ({ value, label: name }));

const counted = (count: number, one: string, others: string) =>
  `${grouped(count)} ${count === 1 ? one : others}`;

/** Names that are said; of the others, their number. */
const namesSaid = 5;

function withoutAddressWords(names: readonly string[]): string {
  const said = names.slice(0, namesSaid).join(', ');
  const others = names.length - namesSaid;
  return others > 0 ? `${said} and ${grouped(others)} more` : said;
}

/** Rows that get no letter, and why. */
function LeftOut({ of: { withoutAddress, notWrittenTo } }: { of: Letters }) {
  return (
    <>
      {withoutAddress.length > 0 && (
        <p className={css.without}>
          Without an address, and left out: {withoutAddressWords(withoutAddress)}.
        </p>
      )}
      {notWrittenTo > 0 && (
        <p className={css.without}>
          {counted(notWrittenTo, 'record', 'records')} of the deceased or archived left out.
        </p>
      )}
    </>
  );
}

/** '3 labels on 1 sheet'. */
function countWords({ letters }: Letters, format: LabelFormat, first: number): string {
  const sheets = labelSheets(letters, format, first).length;
  return `${counted(letters.length, 'label', 'labels')} on ${counted(sheets, 'sheet', 'sheets')}`;
}

interface ChoicesProps {
  view: RegisterView;
  letters: Written;
  /** Codes are not offered to somebody who may not edit the rows. */
  mayEdit: boolean;
  lettersTo(perHousehold: boolean): Letters;
}

/** '21 labels on 1 sheet', or that there are none. */
function Facts({ found, format, first }: { found: Letters; format: LabelFormat; first: number }) {
  if (found.letters.length === 0) {
    return <Alert type="warning">Nobody in this list has an address.</Alert>;
  }
  return (
    <output className={css.facts}>
      {countWords(found, format, first)}. Print at 100 %, without margins.
    </output>
  );
}

interface KeysProps {
  isNone: boolean;
  /** Whether the form can be printed as it is filled in. */
  isReady: boolean;
  onDownload(): void;
}

function Keys({ isNone, isReady, onDownload }: KeysProps) {
  return (
    <div className={sheetForm.keys}>
      <Button size="touch" icon={Download} disabled={isNone} onClick={onDownload}>
        Download for a mail merge
      </Button>
      <Button
        size="touch"
        kind="primary"
        type="submit"
        icon={Printer}
        disabled={isNone || !isReady}
      >
        Print labels
      </Button>
    </div>
  );
}

/** The letters as they go out: with the codes of their families where somebody wished so. */
async function finished(
  { letters }: Letters,
  { codes }: Written,
  wishesCodes: boolean,
): Promise<readonly Letter[]> {
  if (!codes || !wishesCodes) return letters;
  return withCodes(letters, await codes(letters.flatMap(({ familyId }) => familyId ?? [])));
}

function Choices({ view, letters: written, mayEdit, lettersTo }: ChoicesProps) {
  const { households, codes } = written;
  const [wishesCodes, setWishesCodes] = useState(false);
  const [formatName, setFormatName] = useState<LabelFormatName>('a4x21');
  const [wished, setWished] = useState('1');
  const [perHousehold, setPerHousehold] = useState(true);
  const format = labelFormats[formatName];
  const each = labelsOnSheet(format);
  const found = lettersTo(perHousehold);
  const place = /^\s*\d+\s*$/.test(wished) ? Number(wished) : 0;
  const isReady = place >= 1 && place <= each;
  const first = isReady ? place : 1;
  const onPaper = async () =>
    printLabels(view, await finished(found, written, wishesCodes), formatName, first);
  const print = (event: FormEvent) => {
    event.preventDefault();
    if (isReady) void attempt(onPaper());
  };
  const download = async () => downloadLetters(view, await finished(found, written, wishesCodes));
  return (
    <form className={sheetForm.form} onSubmit={print} noValidate>
      {households && (
        <Switch
          label="One letter for each household"
          hint="People who live with one family get one label, to the family."
          on={perHousehold}
          onChange={setPerHousehold}
        />
      )}
      {codes && mayEdit && (perHousehold || !households) && (
        <Switch
          label="Family code"
          hint="One more line on each label to a family that has a code. This needs a connection."
          on={wishesCodes}
          onChange={setWishesCodes}
        />
      )}
      <SelectField
        label="Labels on a sheet"
        size="touch"
        options={formats}
        value={formatName}
        onChange={(name) => setFormatName(name as LabelFormatName)}
      />
      <div className={css.choice}>
        <TextField
          label="First label"
          hint="On a sheet that was begun: the first place that is free."
          size="touch"
          inputMode="numeric"
          autoComplete="off"
          value={wished}
          onChange={(event) => setWished(event.target.value)}
          error={isReady ? null : `Give a place from 1 to ${each}`}
        />
        <FirstSheet letters={found.letters} format={format} first={first} />
      </div>
      <Facts found={found} format={format} first={first} />
      <LeftOut of={found} />
      <Keys
        isNone={found.letters.length === 0}
        isReady={isReady}
        onDownload={() => void attempt(download())}
      />
    </form>
  );
}

/**
 * Asks how the letters to the rows of a list go out: on labels, or as a file for a mail merge.
 * `asked`: the letters as the list was when somebody asked; they do not change under their hands.
 */
export function LettersSheet({
  asked,
  onClose,
  ...props
}: Omit<ChoicesProps, 'lettersTo'> & { asked: Promise<ReadLetters>; onClose(): void }) {
  const read = use(asked);
  return (
    <Sheet title="Address labels" onClose={onClose}>
      {read.state === 'failed' ? (
        <Alert type="error">
          We could not read the addresses on this device. Close this and try again.
        </Alert>
      ) : (
        <Choices {...props} lettersTo={read.lettersTo} />
      )}
    </Sheet>
  );
}
