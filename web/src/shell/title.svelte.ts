/** The title of the tab. */
class Title {
  set(page: string, mark = ""): void {
    document.title = [mark && `● ${mark}`, page, "Shamble"].filter(Boolean).join(" · ");
  }
}

export const title = new Title();
