/** Opens WhatsApp, the program or its page, with a message ready to be sent to whoever the visitor chooses. */
export function whatsAppAddress(title: string, url: string): string {
  return `https://wa.me/?text=${encodeURIComponent(`${title}\n${url}`)}`;
}
