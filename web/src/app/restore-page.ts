/** Gives a page that React has removed the head that the server sent: its styles and its title went with React's. */
export async function restorePage(address: string, error: unknown): Promise<void> {
  delete document.documentElement.dataset['started'];
  // To the console, and to the script that started the page.
  setTimeout(() => {
    throw error;
  });
  const answer = await fetch(address);
  document.head.replaceWith(new DOMParser().parseFromString(await answer.text(), 'text/html').head);
}
