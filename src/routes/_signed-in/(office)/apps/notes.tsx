import { createFileRoute } from '@tanstack/react-router';
import { listNotes } from '#domain/demo/notes/operations.ts';
import { DemoGate } from '../../../../app/demo/demo-gate.tsx';
import { DemoMenu } from '../../../../app/demo/demo-menu.tsx';
import { holdersOnly } from '../../../../app/holders-only.ts';
import { NotesScreen } from '../../../../features/demo/notes/screens/notes-screen.tsx';

export const Route = createFileRoute('/_signed-in/(office)/apps/notes')({
  loader: holdersOnly('report.view'),
  component: NotesPage,
});

function NotesPage() {
  return (
    <DemoGate first={listNotes} what="your notes">
      <NotesScreen menu={<DemoMenu />} />
    </DemoGate>
  );
}
