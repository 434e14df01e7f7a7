import * as Dropdown from '@radix-ui/react-dropdown-menu';
import Check from 'lucide-react/icons/check';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { createContext, use, useCallback, useRef, type ReactElement, type ReactNode } from 'react';
import { cx } from '../cx.ts';
import { flips } from '../icon/flips.css.ts';
import { Icon, type IconOf } from '../icon/icon.tsx';
import { pageWay } from '../reading-way.ts';
import * as css from './menu.css.ts';
import { useEntryByKey } from './use-entry-by-key.ts';

type Act = () => void;

/** Takes what an item does, until the menu has closed. */
const Choose = createContext<(act: Act | undefined) => void>(() => undefined);

/**
 * A button and the list of things it offers, in the landmark of its button. Arrow keys move, letters find, Escape closes.
 */
export function Menu({
  trigger,
  align = 'end',
  defaultOpen = false,
  children,
}: {
  trigger: ReactElement;
  /** Open at once: a menu that was loaded because somebody asked for it. */
  defaultOpen?: boolean;
  align?: 'start' | 'end';
  children: ReactNode;
}) {
  const chosen = useRef<Act>(undefined);
  const enter = useEntryByKey();
  const choose = useCallback((act: Act | undefined) => {
    chosen.current = act;
  }, []);
  const actOnceClosed = () => {
    const act = chosen.current;
    chosen.current = undefined;
    // After the focus is back on the button: what opens now gives it back to there.
    if (act) queueMicrotask(act);
  };
  return (
    <Dropdown.Root dir={pageWay()} defaultOpen={defaultOpen} modal={false}>
      <Dropdown.Trigger asChild>{trigger}</Dropdown.Trigger>
      <Dropdown.Content
        className={css.menu}
        align={align}
        sideOffset={6}
        collisionPadding={12}
        loop
        onFocus={enter}
        onCloseAutoFocus={actOnceClosed}
      >
        <Choose value={choose}>{children}</Choose>
      </Dropdown.Content>
    </Dropdown.Root>
  );
}

export function MenuItem({
  icon,
  onSelect,
  disabled = false,
  comingSoon = false,
  danger = false,
  children,
}: {
  icon?: IconOf;
  onSelect?(): void;
  disabled?: boolean;
  /** The action comes later: the item is there, disabled, and says so. */
  comingSoon?: boolean;
  /** Action that cannot be undone: last, after a line. */
  danger?: boolean;
  children: ReactNode;
}) {
  const choose = use(Choose);
  return (
    <Dropdown.Item
      className={cx(css.item, danger && css.danger)}
      disabled={disabled || comingSoon}
      onSelect={() => choose(onSelect)}
    >
      {icon && <Icon of={icon} size="sm" />}
      {children}
      {comingSoon && <span className={css.comingSoon}>Soon</span>}
    </Dropdown.Item>
  );
}

/** One of several; stays open, so that the choice can be seen. */
export function MenuChoices<Value extends string>({
  label,
  options,
  value,
  onChange,
}: {
  label: string;
  options: readonly { value: Value; label: string }[];
  value: Value;
  onChange(value: Value): void;
}) {
  return (
    <>
      <Dropdown.Label className={css.heading}>{label}</Dropdown.Label>
      <Dropdown.RadioGroup value={value} onValueChange={(next) => onChange(next as Value)}>
        {options.map((option) => (
          <Dropdown.RadioItem
            key={option.value}
            value={option.value}
            className={css.item}
            onSelect={(event) => event.preventDefault()}
          >
            {option.label}
            <Dropdown.ItemIndicator className={css.mark}>
              <Icon of={Check} size="sm" />
            </Dropdown.ItemIndicator>
          </Dropdown.RadioItem>
        ))}
      </Dropdown.RadioGroup>
    </>
  );
}

/** Further things, beside the menu: the right arrow key opens them, the left one closes them. */
export function MenuSub({
  icon,
  label,
  children,
}: {
  icon?: IconOf;
  label: string;
  children: ReactNode;
}) {
  // On a phone there is no room beside a menu: it opens over it, below what opened it.
  const place = innerWidth < 600 ? { sideOffset: -220, alignOffset: 44 } : { sideOffset: 6 };
  return (
    <Dropdown.Sub>
      <Dropdown.SubTrigger className={css.item}>
        {icon && <Icon of={icon} size="sm" />}
        {label}
        <span className={css.mark}>
          <Icon of={ChevronRight} size="sm" className={flips} />
        </span>
      </Dropdown.SubTrigger>
      <Dropdown.SubContent className={css.menu} {...place} collisionPadding={12} loop>
        {children}
      </Dropdown.SubContent>
    </Dropdown.Sub>
  );
}

export function MenuHeading({ children }: { children: ReactNode }) {
  return <Dropdown.Label className={css.heading}>{children}</Dropdown.Label>;
}

export function MenuLine() {
  return <Dropdown.Separator className={css.line} />;
}
