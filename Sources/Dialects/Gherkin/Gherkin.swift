/// Features in plain text, read by the grammar of Gherkin, and run as tests.
public enum Gherkin {}
