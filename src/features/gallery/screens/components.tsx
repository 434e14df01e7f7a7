import { Card } from '../../../ui/card/card.tsx';
import { PartExamples } from '../parts/part-examples.tsx';
import * as css from './components.css.ts';

/** Usual name, purpose, and our part for it. */
const components = [
  ['Autocomplete', 'Suggests while somebody types.', 'combobox'],
  ['Badge', 'A small fact beside a thing.', 'badge'],
  ['Bottom sheet', 'Asks from the lower edge of a phone.', 'sheet'],
  ['Button', 'Something to do, named by its verb.', 'button'],
  ['Button toggle', 'One of two to four short choices.', 'segmented'],
  ['Card', 'A surface of its own.', 'card'],
  ['Checkbox', 'Yes or no, sent with the form.', 'checkbox'],
  ['Chips', 'Things that were chosen.', 'chip'],
  ['Date picker', 'A day, typed or from a calendar.', 'date-picker'],
  ['Dialog', 'Asks before what cannot be undone.', 'confirm'],
  ['Divider', 'A line between what belongs apart.', 'menu'],
  ['Expansion panel', 'A title that opens what is under it.', 'accordion'],
  ['Form field', 'Label, control, hint or error.', 'field'],
  ['Grid list', 'Cells in columns.', 'masonry'],
  ['Icon', 'A picture beside words.', 'icon'],
  ['Input', 'One line of text.', 'field'],
  ['List', 'Facts by their names.', 'key-values'],
  ['Menu', 'What can be done, behind a button.', 'menu'],
  ['Paginator', 'Which rows of how many.', 'pager'],
  ['Progress bar', 'How far something is.', 'progress-bar'],
  ['Progress spinner', 'Something is on its way.', 'skeleton'],
  ['Radio button', 'One of several.', 'radio-cards'],
  ['Select', 'One of up to seven.', 'select'],
  ['Sidenav', 'A panel at the side.', 'drawer'],
  ['Slide toggle', 'On or off, at once.', 'switch'],
  ['Slider', 'A number between two ends.', 'number-stepper'],
  ['Snackbar', 'Says what happened, for a moment.', 'snackbar'],
  ['Sort header', 'Orders the rows of a table.', 'table'],
  ['Stepper', 'A long form, step by step.', 'stepper'],
  ['Table', 'Rows of facts.', 'table'],
  ['Tabs', 'Several views of one thing.', 'tabs'],
  ['Toolbar', 'Title and actions of a page.', 'page-header'],
  ['Tooltip', 'A word on what is under the pointer.', 'tooltip'],
  ['Tree', 'Things within things.', 'navigation'],
] as const;

/** One card a component, by the name it has elsewhere. */
export function Components() {
  return (
    <>
      <ul className={css.list} aria-label="Components">
        {components.map(([title, about, part]) => (
          <li key={title}>
            <Card>
              <a href={`#${part}`} className={css.title}>
                {title}
              </a>
              <p className={css.about}>{about}</p>
            </Card>
          </li>
        ))}
      </ul>
      {[...new Set(components.map(([, , part]) => part))].map((part) => (
        <div key={part} id={part} className={css.part}>
          <PartExamples name={part} />
        </div>
      ))}
    </>
  );
}
