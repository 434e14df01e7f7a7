import Bell from 'lucide-react/icons/bell';
import Mail from 'lucide-react/icons/mail';
import { EmptyState } from '../empty-state/empty-state.tsx';
import type { Example } from '../gallery.ts';
import { Panel, PanelHead } from './panel.tsx';
import { PanelButton, type PanelProps } from './panel-button.tsx';
import { PanelList, PanelRow } from './panel-row.tsx';

function Rows() {
  const shared = { link: null, useRouter: false, onFollow: () => undefined };
  const actions = { onToggle: () => undefined, onRemove: () => undefined };
  return (
    <PanelList label="Notifications">
      <PanelRow
        {...shared}
        {...actions}
        icon={Bell}
        hue={0}
        title="Soweto sent its report"
        words="246 people in First service"
        time="09:38"
        read={false}
      />
      <PanelRow
        {...shared}
        {...actions}
        icon={Mail}
        hue={1}
        title="Youth camp is almost full"
        words="184 of 200 places taken"
        time="Yesterday"
        read
        link="/dashboard"
        useRouter
      />
    </PanelList>
  );
}

function Opened({ trigger }: PanelProps) {
  return (
    <Panel trigger={trigger} label="Notifications">
      {() => (
        <>
          <PanelHead title="Notifications" />
          <Rows />
        </>
      )}
    </Panel>
  );
}

function Empty({ trigger }: PanelProps) {
  return (
    <Panel trigger={trigger} label="Messages">
      {() => (
        <>
          <PanelHead title="Messages" />
          <EmptyState icon={Mail} title="No messages">
            When you have messages, they will appear here.
          </EmptyState>
        </>
      )}
    </Panel>
  );
}

export const gallery: Example[] = [
  {
    label: 'Button with what is unread',
    Example: () => <PanelButton icon={Bell} label="Notifications" waiting={2} panel={Opened} />,
  },
  {
    label: 'Something has just come',
    Example: () => <PanelButton icon={Mail} label="Messages" pulsing panel={Empty} />,
  },
  { label: 'Rows', Example: Rows },
];
