import {
  Award,
  BarChart3,
  BookOpen,
  Building2,
  CalendarClock,
  ChartNoAxesCombined,
  ClipboardCheck,
  ClipboardList,
  Coins,
  FileCheck2,
  FileText,
  FolderOpen,
  Gauge,
  Handshake,
  Landmark,
  LayoutDashboard,
  Lightbulb,
  ListChecks,
  ListTodo,
  type LucideIcon,
  Network,
  PiggyBank,
  Printer,
  Scale,
  ShieldCheck,
  Square,
  Target,
  Trophy,
  UserCheck,
  Users,
  Workflow,
} from 'lucide-react';
import type { IconName } from './icon-names';

const icons: Readonly<Record<IconName, LucideIcon>> = {
  award: Award,
  'bar-chart-3': BarChart3,
  'book-open': BookOpen,
  'building-2': Building2,
  'calendar-clock': CalendarClock,
  'chart-no-axes-combined': ChartNoAxesCombined,
  'clipboard-check': ClipboardCheck,
  'clipboard-list': ClipboardList,
  coins: Coins,
  'file-check-2': FileCheck2,
  'file-text': FileText,
  'folder-open': FolderOpen,
  gauge: Gauge,
  handshake: Handshake,
  landmark: Landmark,
  'layout-dashboard': LayoutDashboard,
  lightbulb: Lightbulb,
  'list-checks': ListChecks,
  'list-todo': ListTodo,
  network: Network,
  'piggy-bank': PiggyBank,
  printer: Printer,
  scale: Scale,
  'shield-check': ShieldCheck,
  target: Target,
  trophy: Trophy,
  'user-check': UserCheck,
  users: Users,
  workflow: Workflow,
};

const isKnown = (name: string): name is IconName => Object.hasOwn(icons, name);

/** The icon of a menu entry; an entry without a known one gets a plain square. */
export function MenuIcon({ name }: { name: string | undefined }) {
  const Icon = name !== undefined && isKnown(name) ? icons[name] : Square;
  return <Icon size={18} aria-hidden="true" />;
}
