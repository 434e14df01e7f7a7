import {
  type ComponentProps,
  type RefObject,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { TextField } from '../field/field.tsx';
import { visuallyHidden } from '../visually-hidden.css.ts';
import * as css from './combobox.css.ts';
import { type ComboboxItem, OfferedList } from './offered-list.tsx';
import { useListKeys } from './use-list-keys.ts';
import { useRoom } from './use-room.ts';

interface SuggestedFieldProps extends Omit<
  ComponentProps<typeof TextField>,
  'ref' | 'value' | 'onChange'
> {
  ref?: RefObject<HTMLInputElement | null> | undefined;
  value: string;
  /** Part at the end of the value that the items fit. While it is empty, they are shown when somebody asks for them. */
  typed: string;
  items: readonly ComboboxItem[];
  onChange(value: string): void;
  /** The value is to end with this item instead of what was typed. */
  onTake(item: ComboboxItem): void;
}

/** Whether the list is wanted: by the one who types, or by the one who asks for it. */
type Wanted = 'no' | 'typing' | 'asked';

function sentenceFor(suggested: number): string {
  return suggested === 1 ? '1 suggestion' : `${suggested} suggestions`;
}

const isAtEnd = ({ selectionEnd, value }: HTMLInputElement) => selectionEnd === value.length;

/** After an item was taken somebody types on: behind it, and where they see it. */
function useTypingOn(field: RefObject<HTMLInputElement | null>) {
  const [taken, setTaken] = useState(0);
  useLayoutEffect(() => {
    const input = field.current;
    if (taken === 0 || !input) return;
    input.focus();
    input.setSelectionRange(input.value.length, input.value.length);
    const isRtl = getComputedStyle(input).direction === 'rtl';
    input.scrollTo({ left: isRtl ? -input.scrollWidth : input.scrollWidth });
  }, [field, taken]);
  return () => setTaken((before) => before + 1);
}

/** A line of text with suggestions under it for its end. All that is typed stays: nothing has to be taken. */
export function SuggestedField(props: SuggestedFieldProps) {
  const { ref, typed, items, onChange, onTake, ...field } = props;
  const id = useId();
  const own = useRef<HTMLInputElement>(null);
  const line = ref ?? own;
  const place = useRef<HTMLDivElement>(null);
  const [wanted, setWanted] = useState<Wanted>('no');
  const typeOn = useTypingOn(line);
  const isWanted = wanted === 'asked' || (wanted === 'typing' && typed !== '');
  const isOpen = isWanted && items.length > 0;
  const room = useRoom(place, isOpen);
  const close = () => setWanted('no');
  const take = (item: ComboboxItem | undefined) => {
    close();
    if (!item) return;
    onTake(item);
    typeOn();
  };
  const { here, toFirst, input } = useListKeys({
    id,
    isOpen,
    items,
    onOpen() {
      toFirst();
      setWanted('asked');
    },
    onTake: take,
    onClose: close,
  });
  return (
    <div ref={place} className={css.place}>
      <TextField
        {...field}
        {...input}
        ref={line}
        onChange={(event) => {
          toFirst();
          setWanted(isAtEnd(event.target) ? 'typing' : 'no');
          onChange(event.target.value);
        }}
        // The list is for the end of the text only.
        onSelect={(event) => !isAtEnd(event.currentTarget) && close()}
        onBlur={close}
      />
      {isOpen && (
        <OfferedList
          id={id}
          label={`Suggestions for ${field.label}`}
          items={items}
          value={null}
          here={here}
          said={null}
          busy={false}
          room={room}
          onTake={take}
        />
      )}
      {/* Always there: one that comes with its words is not read out. */}
      <output className={visuallyHidden}>{isOpen && sentenceFor(items.length)}</output>
    </div>
  );
}
