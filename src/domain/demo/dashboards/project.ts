import * as z from 'zod/mini';

/** Of seven days, Monday first. */
const week = z.object({
  newIssues: z.array(z.number()),
  closedIssues: z.array(z.number()),
  fixed: z.number(),
  wontFix: z.number(),
  reOpened: z.number(),
  needsTriage: z.number(),
});
export type IssuesOfWeek = z.infer<typeof week>;

const distribution = z.object({
  parts: z.array(z.object({ name: z.string(), tasks: z.number() })),
  newTasks: z.number(),
  completed: z.number(),
});
export type Distribution = z.infer<typeof distribution>;

const entry = z.object({
  title: z.string(),
  /** HH:mm, of the clock on the wall there. */
  time: z.string(),
  location: z.nullable(z.string()),
  note: z.string(),
});
export type ScheduleEntry = z.infer<typeof entry>;

/** One number of a project, today and on the two days before. */
const card = z.object({
  title: z.string(),
  counted: z.string(),
  besides: z.string(),
  days: z.array(z.object({ count: z.number(), besides: z.number() })),
});
export type NumberCard = z.infer<typeof card>;

/** Money that was spent: in cents, and how much more or less than was planned, in percent. */
const spending = z.object({
  amount: z.number(),
  overPlan: z.number(),
  labels: z.array(z.string()),
  values: z.array(z.number()),
});
export type Spending = z.infer<typeof spending>;

const budgetRow = z.object({ type: z.string(), total: z.number(), expenses: z.number() });
export type BudgetRow = z.infer<typeof budgetRow>;

const project = z.object({
  id: z.string(),
  name: z.string(),
  cards: z.array(card),
  issues: z.object({ thisWeek: week, lastWeek: week }),
  distribution: z.object({ thisWeek: distribution, lastWeek: distribution }),
  schedule: z.object({ today: z.array(entry), tomorrow: z.array(entry) }),
  budget: z.object({
    /** Share of its budget that each part has used, in percent. */
    used: z.array(z.object({ part: z.string(), percent: z.number() })),
    spending: z.object({ weekly: spending, monthly: spending, yearly: spending }),
    /** In cents. */
    rows: z.array(budgetRow),
  }),
});
export type Project = z.infer<typeof project>;

const teamMember = z.object({
  id: z.string(),
  name: z.string(),
  title: z.string(),
  email: z.string(),
  phone: z.string(),
});
export type TeamMember = z.infer<typeof teamMember>;

export const projectDashboard = z.object({
  name: z.literal('project'),
  projects: z.array(project),
  team: z.array(teamMember),
});
export type ProjectDashboard = z.infer<typeof projectDashboard>;
