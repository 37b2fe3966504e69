export { FigureGrid } from '@selaras/ui';
