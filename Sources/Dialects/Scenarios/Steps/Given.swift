// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The words of Gherkin are capitalised.

/// Runs steps that set up the situation: `Given(I: see(loginScreen))`.
public var Given: Steps { Steps(.given) }
/// Runs steps that act: `When(I: tap(loginScreen.logInButton))`.
public var When: Steps { Steps(.when) }
/// Runs steps that check the result: `Then(I: see(profileScreen))`.
public var Then: Steps { Steps(.then) }
/// Runs further steps of the same kind as the one before: `And(the: state(of: button, is: .enabled))`.
public var And: Steps { Steps(.and) }
/// Runs further steps of the same kind, for an exception: `But(I: doNotSee(banner))`.
public var But: Steps { Steps(.but) }
