/** The name of the menu, for whoever opens or closes it. */
export const MENU = 'table-menu';
