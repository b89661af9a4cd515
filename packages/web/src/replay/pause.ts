/** Lets the page draw and hear before it goes on. */
export const pause = (): Promise<void> => new Promise(resolve => setTimeout(resolve));
