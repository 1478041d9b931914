import Scenarios

// What steps do by themselves, and screens as well.
extension Steps: Viewable, Assertable, Touchable {}
