import CalendarDays from 'lucide-react/icons/calendar-days';
import Church from 'lucide-react/icons/church';
import ClipboardList from 'lucide-react/icons/clipboard-list';
import Globe from 'lucide-react/icons/globe';
import HandCoins from 'lucide-react/icons/hand-coins';
import House from 'lucide-react/icons/house';
import ListChecks from 'lucide-react/icons/list-checks';
import Megaphone from 'lucide-react/icons/megaphone';
import ShieldCheck from 'lucide-react/icons/shield-check';
import Tablet from 'lucide-react/icons/tablet';
import TicketCheck from 'lucide-react/icons/ticket-check';
import UserRound from 'lucide-react/icons/user-round';
import UserRoundCheck from 'lucide-react/icons/user-round-check';
import type { Role } from '#domain/permissions.ts';
import type { IconOf } from '../../../ui/icon/icon.tsx';

/** How the roles of Ibandla look in a list. */
export const roleLooks: Record<Role, { icon: IconOf; words: string }> = {
  'System Admin': { icon: ShieldCheck, words: 'Everything, everywhere' },
  'Church Admin': { icon: Church, words: 'One church, its groups and its team' },
  Pastor: { icon: UserRoundCheck, words: 'People, groups and reports of a church' },
  'Group Leader': { icon: House, words: 'One group and its reports' },
  Usher: { icon: ClipboardList, words: 'Count and send reports' },
  'Check-in Volunteer': { icon: TicketCheck, words: 'Check people in at an event' },
  Finance: { icon: HandCoins, words: 'Reports with offerings, no people' },
  Communications: { icon: Megaphone, words: 'People and groups to write to' },
  'Event Manager': { icon: CalendarDays, words: 'Events of a church' },
  'Missions Coordinator': { icon: Globe, words: 'People and follow-ups' },
  Auditor: { icon: ListChecks, words: 'Reads everything, changes nothing' },
  Member: { icon: UserRound, words: 'Their own church' },
  Kiosk: { icon: Tablet, words: 'A device at the door' },
};
