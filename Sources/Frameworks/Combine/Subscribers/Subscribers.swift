/// The types of subscribers, and what they say.
public enum Subscribers {}
