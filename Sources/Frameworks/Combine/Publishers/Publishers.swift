/// The types of publishers that operators make.
public enum Publishers {}
