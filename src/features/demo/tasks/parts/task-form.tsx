import { members } from '#domain/demo/members.ts';
import {
  notesLength,
  priorities,
  titleLength,
  type Priority,
} from '#domain/demo/tasks/entities.ts';
import { CheckSteps } from '../../../../demo/check-steps.tsx';
import * as css from '../../../../demo/row-form.css.ts';
import { RowTags } from '../../../../demo/tags/row-tags.tsx';
import { TitleField } from '../../../../demo/title-field.tsx';
import { useLive } from '../../../../api/live-queries/use-live.ts';
import { Avatar } from '../../../../ui/avatar/avatar.tsx';
import { TextArea } from '../../../../ui/field/text-area.tsx';
import { Segmented } from '../../../../ui/segmented/segmented.tsx';
import { Select } from '../../../../ui/select/select.tsx';
import { callsOfTags, tagsHere, type TaskEdits } from '../here.ts';
import { priorityNames } from '../words.ts';
import { TaskDue } from './task-due.tsx';

const priorityChoices = priorities.map((priority) => ({
  value: String(priority),
  label: priorityNames[priority],
}));

const assignees = [
  { value: '', label: 'Nobody' },
  ...members.map(({ id, name }) => ({ value: id, label: name })),
];

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

const tagWords = { chips: 'Tags of this task', button: 'Tags' };

function Tags({ shown, choose }: TaskEdits) {
  return (
    <RowTags
      words={tagWords}
      live={useLive(tagsHere)}
      chosen={shown.tags}
      calls={callsOfTags}
      onChange={(tags) => choose({ tags: tags.map(({ id }) => id) })}
    />
  );
}

/** S4-031: the steps of a task, ticked one by one. */
function Steps({ shown, choose }: TaskEdits) {
  return (
    <CheckSteps
      label="Steps"
      add="Add a step"
      steps={shown.subTasks.map(({ title, ...step }) => ({ ...step, words: title }))}
      onChange={(steps) =>
        choose({ subTasks: steps.map(({ words, ...step }) => ({ ...step, title: words })) })
      }
    />
  );
}

/** All of a task, and of a section its title and notes. Everything saves by itself. */
export function TaskForm(edits: TaskEdits) {
  const { shown, type, choose } = edits;
  const isTask = shown.type === 'task';
  return (
    <div className={css.form}>
      <TitleField
        placeholder={isTask ? 'Task title' : 'Section title'}
        maxLength={titleLength}
        value={shown.title}
        onChange={(title) => type({ title })}
      />
      {isTask && (
        <>
          <Tags {...edits} />
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
          <Steps {...edits} />
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
