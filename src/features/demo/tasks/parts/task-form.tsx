import { members } from '#domain/demo/members.ts';
import {
  notesLength,
  priorities,
  titleLength,
  type Priority,
} from '#domain/demo/tasks/entities.ts';
import { Avatar } from '../../../../ui/avatar/avatar.tsx';
import { TextArea } from '../../../../ui/field/text-area.tsx';
import { Segmented } from '../../../../ui/segmented/segmented.tsx';
import { Select } from '../../../../ui/select/select.tsx';
import { useFirstFocus } from '../../../../ui/use-first-focus.ts';
import type { TaskEdits } from '../use-task-edits.ts';
import { priorityNames } from '../words.ts';
import { TaskDue } from './task-due.tsx';
import * as css from './task-form.css.ts';
import { TaskSteps } from './task-steps.tsx';
import { TaskTags } from './task-tags.tsx';

const priorityChoices = priorities.map((priority) => ({
  value: String(priority),
  label: priorityNames[priority],
}));

const assignees = [
  { value: '', label: 'Nobody' },
  ...members.map(({ id, name }) => ({ value: id, label: name })),
];

function Title({ shown, type }: TaskEdits) {
  const field = useFirstFocus<HTMLInputElement>();
  return (
    <input
      ref={field}
      type="text"
      className={css.title}
      aria-label="Title"
      placeholder={shown.type === 'section' ? 'Section title' : 'Task title'}
      maxLength={titleLength}
      value={shown.title}
      onChange={(event) => type({ title: event.target.value })}
    />
  );
}

function AssignedTo({ shown, choose }: TaskEdits) {
  const member = members.find(({ id }) => id === shown.assignedTo);
  return (
    <div className={css.line}>
      {member && <Avatar name={member.name} />}
      <Select
        label="Assigned to"
        options={assignees}
        value={shown.assignedTo ?? ''}
        onChange={(id) => choose({ assignedTo: id === '' ? null : id })}
      />
    </div>
  );
}

/** All of a task, and of a section its title and notes. Everything saves by itself. */
export function TaskForm(edits: TaskEdits) {
  const { shown, type, choose } = edits;
  const isTask = shown.type === 'task';
  return (
    <div className={css.form}>
      <Title {...edits} />
      {isTask && (
        <>
          <TaskTags shown={shown} onChange={(tags) => choose({ tags })} />
          <div className={css.field}>
            <p className={css.name}>Priority</p>
            <Segmented
              label="Priority"
              choices={priorityChoices}
              value={String(shown.priority)}
              onChange={(value) => choose({ priority: Number(value) as Priority })}
            />
          </div>
          <TaskDue
            date={shown.dueDate}
            completed={shown.completed}
            onChange={(dueDate) => choose({ dueDate })}
          />
          <AssignedTo {...edits} />
          <TaskSteps steps={shown.subTasks} onChange={(subTasks) => choose({ subTasks })} />
        </>
      )}
      <TextArea
        label="Notes"
        size="office"
        rows={4}
        maxLength={notesLength}
        value={shown.notes ?? ''}
        onChange={({ target }) => type({ notes: target.value === '' ? null : target.value })}
      />
    </div>
  );
}
