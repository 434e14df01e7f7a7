import { Card } from '../../../ui/card/card.tsx';
import { Prose } from '../../../ui/prose/prose.tsx';
import * as css from './typography.css.ts';

/** The sizes of text, and a long written text in the style of every written text. */
export function Typography() {
  return (
    <>
      <Card>
        <ul className={css.list} aria-label="Text styles">
          {Object.entries(css.sizes).map(([name, look]) => (
            <li key={name} className={css.line}>
              <span className={css.name}>{name}</span>
              <span className={look}>342 people in Soweto</span>
            </li>
          ))}
        </ul>
      </Card>
      <Card>
        <Sample />
      </Card>
    </>
  );
}

function Sample() {
  return (
    <Prose>
      <h2>How a Sunday is counted</h2>
      <p>
        Ushers count at the doors. Each door counts for itself, and the{' '}
        <strong>total comes first</strong>: it is what the church asks about on Monday. Age and
        gender come after it, in this order, because <em>that is how people come in</em>.
      </p>
      <h3>What is counted</h3>
      <ul>
        <li>Adults, teens and children</li>
        <li>Males and females</li>
        <li>Everybody, once</li>
      </ul>
      <h3>In which order</h3>
      <ol>
        <li>Open the report that is due</li>
        <li>Count, and look at the total check</li>
        <li>Submit, with a signal or without</li>
      </ol>
      <blockquote>A report that is saved is not sent yet, and the screen says so.</blockquote>
      <p>
        The address of the form is <code>/apps/churches/submit-attendance-report</code>. More is in{' '}
        <a href="/docs/guides">the guides</a>.
      </p>
      <table>
        <caption>Two services on 22 November</caption>
        <thead>
          <tr>
            <th scope="col">Service</th>
            <th scope="col">Attendance</th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <td>First service</td>
            <td>342</td>
          </tr>
          <tr>
            <td>Second service</td>
            <td>118</td>
          </tr>
        </tbody>
      </table>
      <hr />
      <p>Numbers stand in columns of one width, so that they can be compared at a glance.</p>
    </Prose>
  );
}
