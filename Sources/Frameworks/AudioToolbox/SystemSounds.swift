import HeadlessUIKit

/// The number of a sound of the system.
public typealias SystemSoundID = UInt32

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The vibration of the device.
public let kSystemSoundID_Vibrate: SystemSoundID = 0xfff

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Plays a sound of the system, which the feedback of `SimulatedDevice` records.
@preconcurrency @MainActor
public func AudioServicesPlaySystemSound(_ inSystemSoundID: SystemSoundID) {
    UIApplication.shared.device.give(.sound(inSystemSoundID))
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Plays a sound of the system as an alert, which the feedback of `SimulatedDevice` records.
@preconcurrency @MainActor
public func AudioServicesPlayAlertSound(_ inSystemSoundID: SystemSoundID) {
    AudioServicesPlaySystemSound(inSystemSoundID)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Plays a sound of the system.
///
/// - Parameters:
///   - inSystemSoundID: the number of the sound.
///   - inCompletionBlock: called in a separate turn, as no sound takes time here.
@preconcurrency @MainActor
public func AudioServicesPlaySystemSoundWithCompletion(
    _ inSystemSoundID: SystemSoundID, _ inCompletionBlock: (@MainActor () -> Void)?
) {
    AudioServicesPlaySystemSound(inSystemSoundID)
    guard let inCompletionBlock else { return }
    UIApplication.shared.device.inTurnOfItsOwn("end of a sound", inCompletionBlock)
}
